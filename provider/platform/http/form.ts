import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants/common.ts';
import { ApiError } from '../errors/errors.ts';
import { fieldError } from '../errors/fieldErrors.ts';
import type { AppContext } from './context.ts';

/** The length that the parts around a file may add to a form. */
const ENVELOPE_BYTES = 64 * 1024;
const LIMITS = { files: 1, fields: 5, fieldNameSize: 100, fieldSize: 100 };

/** The form's plain fields that a call takes, each with the shape of its value. */
type Fields = ReadonlyMap<string, RegExp>;

/** Creates a form's parser; undefined for a content type that cannot be parsed. */
function parserOf(type: string): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: { ...LIMITS, fileSize: UPLOAD_MAX_BYTES },
    });
  } catch {
    return undefined;
  }
}

/**
 * Reads a form's one file from the stream, never more of it than the limit.
 * @throws 413 past 15 MB, 400 with the field's name for a missing file or another field
 */
export async function readFile(c: AppContext, field: string, fields: Fields = new Map()) {
  const locale = c.get('locale');
  const missing = () => fieldError(locale, field, 'missingFile');
  const length = Number(c.req.header('Content-Length') ?? 0);
  if (length > UPLOAD_MAX_BYTES + ENVELOPE_BYTES) throw new ApiError(413, 'too_large');
  const type = c.req.header('Content-Type') ?? '';
  const { body } = c.req.raw;
  if (!body || !/^multipart\/form-data;.*boundary=/i.test(type)) throw missing();

  const chunks: Buffer[] = [];
  let found = false;
  const parser = parserOf(type);
  if (!parser) throw missing();
  let rejected: unknown;
  const reject = (error: unknown) => {
    rejected ??= error;
    // Deferred, since busboy continues with the current chunk and fails on its own destruction.
    setImmediate(() => parser.destroy());
  };
  /** Wraps a listener so that its error rejects the call; it runs outside of the call and would end the process. */
  const guarded =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        listener(...args);
      } catch (error) {
        reject(error);
      }
    };
  const onFile = (name: string, stream: Readable) => {
    // A rejected form is destroyed with its file, which is no error.
    stream.on('error', () => undefined);
    if (name !== field) {
      stream.resume();
      throw fieldError(locale, name, 'unknownField');
    }
    found = true;
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => reject(new ApiError(413, 'too_large')));
  };
  const onField = (name: string, value: string) => {
    const shape = fields.get(name);
    if (!shape) throw fieldError(locale, name, 'unknownField');
    if (!shape.test(value)) throw fieldError(locale, name, 'wrongValue');
  };
  parser.on('file', guarded(onFile));
  parser.on('field', guarded(onField));
  parser.on('filesLimit', () => reject(fieldError(locale, field, 'oneFile')));
  parser.on('fieldsLimit', () => reject(new ApiError(400, 'invalid')));
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), parser);
  } catch {
    // Without a named rejection, the form was cut off or is no form.
    throw rejected ?? missing();
  }
  if (rejected) throw rejected;
  if (!found || chunks.length === 0) throw missing();
  return Buffer.concat(chunks);
}
