/** The fields of PostgreSQL's control file that a start needs. */
export interface Control {
  /** Identifies the database for good, a restored copy of it too. */
  systemIdentifier: string;
  /** The position of the newest checkpoint record in the write-ahead log. */
  checkpoint: bigint;
  /** The position at which recovery begins to read the write-ahead log. */
  redo: bigint;
  timeline: number;
}

/** The range of the checksum's position: after the fields, whose number differs between versions. */
const CHECKSUM_AT = { from: 200, to: 512 };
const PAGE_BYTES = 8192;
/** Headers of a page of the write-ahead log: the first of a file, and every other. */
const FIRST_PAGE_HEADER_BYTES = 40;
const PAGE_HEADER_BYTES = 24;
const RECORD_HEADER_BYTES = 24;
/** The offset of the checksum in a record's header. */
const RECORD_CHECKSUM_AT = 20;
/** Every file of the write-ahead log has this size, in bytes. */
const WAL_FILE_BYTES = 16 * 1024 * 1024;

/** CRC-32C's table (Castagnoli, reflected); Node has only CRC-32, which has another polynomial. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

const addByte = (state: number, byte: number) => (state >>> 8) ^ (TABLE[(state ^ byte) & 255] ?? 0);

function crc32c(...parts: Uint8Array[]): number {
  let state = 0xffffffff;
  for (const part of parts) for (const byte of part) state = addByte(state, byte);
  return (state ^ 0xffffffff) >>> 0;
}

/** Reads a control file (`global/pg_control`); undefined where its checksum does not match. */
export function readControl(bytes: Buffer): Control | undefined {
  let state = 0xffffffff;
  for (let at = 0; at + 4 <= bytes.length && at <= CHECKSUM_AT.to; at += 1) {
    if (at >= CHECKSUM_AT.from && bytes.readUInt32LE(at) === (state ^ 0xffffffff) >>> 0) {
      return {
        systemIdentifier: bytes.readBigUInt64LE(0).toString(),
        checkpoint: bytes.readBigUInt64LE(32),
        redo: bytes.readBigUInt64LE(40),
        timeline: bytes.readUInt32LE(48),
      };
    }
    state = addByte(state, bytes[at] ?? 0);
  }
  return undefined;
}

/** Returns the name of the write-ahead log's file that contains a position. */
export function walFile(position: bigint, timeline: number): string {
  const file = position / BigInt(WAL_FILE_BYTES);
  const parts = [BigInt(timeline), file / 256n, file % 256n];
  return parts.map((part) => part.toString(16).padStart(8, '0').toUpperCase()).join('');
}

/** Reads `length` bytes of the log from `start` on, without the headers of the pages between. */
function readLog(bytes: Buffer, start: number, length: number): Buffer {
  const parts: Buffer[] = [];
  let at = start;
  let left = length;
  while (left > 0 && at < bytes.length) {
    if (at % PAGE_BYTES === 0) at += at === 0 ? FIRST_PAGE_HEADER_BYTES : PAGE_HEADER_BYTES;
    const end = Math.min(at + left, at - (at % PAGE_BYTES) + PAGE_BYTES);
    parts.push(bytes.subarray(at, end));
    left -= end - at;
    at = end;
  }
  return Buffer.concat(parts);
}

/**
 * Returns whether a file of the write-ahead log belongs to the database and, where the newest checkpoint
 * record begins in it, contains that record completely.
 */
export function isWalFileSound(bytes: Buffer, name: string, control: Control): boolean {
  const { systemIdentifier, checkpoint, timeline } = control;
  if (bytes.length !== WAL_FILE_BYTES) return false;
  if (bytes.readBigUInt64LE(24).toString() !== systemIdentifier) return false;
  if (walFile(bytes.readBigUInt64LE(8), timeline) !== name) return false;
  if (walFile(checkpoint, timeline) !== name) return true;
  const start = Number(checkpoint % BigInt(WAL_FILE_BYTES));
  const size = readLog(bytes, start, 4).readUInt32LE();
  if (size < RECORD_HEADER_BYTES || size > PAGE_BYTES) return false;
  const record = readLog(bytes, start, size);
  if (record.length !== size) return false;
  const sum = crc32c(record.subarray(RECORD_HEADER_BYTES), record.subarray(0, RECORD_CHECKSUM_AT));
  return record.readUInt32LE(RECORD_CHECKSUM_AT) === sum;
}
