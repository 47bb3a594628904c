/** A browser with the features that signing in needs: cookies of the site, redirects followed explicitly. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly site: string;

  constructor(site: string) {
    this.site = site;
  }

  /** Sends one request and stores its cookies; redirects are not followed. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.site);
    const ours = url.origin === this.site;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(ours && cookie && { Cookie: cookie }) },
    });
    if (ours) {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value === '' || /Max-Age=0/i.test(line)) this.cookies.delete(name);
        else this.cookies.set(name, value);
      }
    }
    return answer;
  }

  /** Follows the redirects of a request until a page of the site is reached, and returns its address. */
  async follow(address: string): Promise<string> {
    let at = new URL(address, this.site).href;
    for (let hop = 0; hop < 10; hop += 1) {
      const isPage = at.startsWith(this.site) && !at.startsWith(`${this.site}/api/`);
      if (isPage) return at.slice(this.site.length);
      const answer = await this.request(at);
      const next = answer.headers.get('location');
      if (!next) throw new Error(`${at} answered ${answer.status} and leads nowhere`);
      at = new URL(next, at).href;
    }
    throw new Error(`${address} leads in a circle`);
  }

  /** Sends a form as next-auth's client does, and returns the address of the response. */
  async post(path: string, fields: Record<string, string> = {}): Promise<string> {
    const { csrfToken } = await (await this.request('/api/auth/csrf')).json();
    const answer = await this.request(`/api/auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true', ...fields }),
    });
    return (await answer.json()).url;
  }

  /** Returns the session as the browser gets it; `{}` for a visitor. */
  async session() {
    return (await this.request('/api/auth/session')).json();
  }
}
