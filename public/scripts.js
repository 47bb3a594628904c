// Requests the page's scripts in their order after the first frame, which they would delay. A button tapped before
// the page is hydrated is tapped again then (lib/browser/hydrateRoot.ts).
{
  const addresses = document.currentScript.dataset.scripts.split(' ');
  const policy = window.trustedTypes?.createPolicy('scripts', {
    createScriptURL: (address) => (address.startsWith('/_next/static/') ? address : ''),
  });
  const load = () => {
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(address) : address;
      script.async = false;
      document.head.append(script);
    }
  };
  // A hidden page has no frames.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));

  let tapped;
  const onClick = ({ target }) => {
    tapped = target.closest('button[type="button"]');
  };
  addEventListener('click', onClick);
  addEventListener(
    'hydrating',
    () => {
      removeEventListener('click', onClick);
      tapped?.click();
    },
    { once: true },
  );
}
