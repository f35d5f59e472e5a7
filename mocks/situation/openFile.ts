import { encodeText, FRAGMENT, MAX_BYTES } from './link.ts';

/** In characters. Above 1 MB, Firefox ignores an address; above 2 MB, Chromium replaces the page by an empty one. */
const MAX_ADDRESS = 1_000_000;

/** Reads the text of a situation from a file. Returns '' if it is too large, or cannot be read, as a folder. */
async function readFile(file: File): Promise<string> {
  const text = await file.text().catch(() => '');
  // An archive also contains pictures and tokens, and may have any file name. Put only its rows into the address.
  const short = /"log"\s*:/.test(text) ? (await import('./har.ts')).shortenArchive(text) : text;
  return short.length > MAX_BYTES ? '' : short;
}

/** Opens the situation in a file, as its link would: the page loads again, and says what of it is ignored. */
export async function openFile(file: File): Promise<void> {
  const text = await encodeText(await readFile(file));
  window.location.hash = FRAGMENT + (text.length > MAX_ADDRESS ? '' : text);
}

/** Asks for a file, and opens it. Call it directly in the click handler. */
export function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.har,application/json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void openFile(file);
  });
  input.click();
}
