import { readFile, stat } from 'node:fs/promises';

/** An item that an import could not use; its message is for the operator who runs it. */
export class ImportError extends Error {}

/** The network as an import sees it; tests hand in their own. */
export type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>;

const SECONDS = 15;

/** Reads the body of a response. @throws ImportError above `most` bytes */
async function bodyOf(response: Response, most: number, what: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) throw new ImportError(`${what} is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Downloads an https address, within a time and a size. @throws ImportError */
export async function download(fetch: Fetch, address: string, most: number): Promise<Buffer> {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new ImportError(`${address} is no https address`);
  }
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(SECONDS * 1000) });
    if (response.url && new URL(response.url).protocol !== 'https:') {
      throw new ImportError(`${address} references away from https`);
    }
    if (!response.ok) throw new ImportError(`${address} answered ${response.status}`);
    return await bodyOf(response, most, address);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const { name, message } = error as Error;
    const why = name === 'TimeoutError' ? `nothing within ${SECONDS} s` : message;
    throw new ImportError(`${address} could not be read: ${why}`);
  }
}

/** Reads a local file of at most `most` bytes. @throws ImportError */
export async function readLimited(path: string, most: number): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new ImportError(`${path} is no file`);
  if (found.size > most) throw new ImportError(`${path} is larger than ${most} bytes`);
  return readFile(path);
}
