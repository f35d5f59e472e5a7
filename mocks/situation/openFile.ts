import { encodeText, FRAGMENT, MAX_BYTES } from './link.ts';

/** Reads the text of a situation. A file that is too large is damaged, as a link would be. */
async function readFile(file: File): Promise<string> {
  // An archive has all that its pages loaded, pictures too.
  if (/\.har$/i.test(file.name)) return (await import('./har.ts')).shortenArchive(await file.text());
  return file.size > MAX_BYTES ? '' : file.text();
}

/** Opens the situation in a file, as its link would: the page loads again, and says what of it is ignored. */
export async function openFile(file: File): Promise<void> {
  window.location.hash = FRAGMENT + (await encodeText(await readFile(file)));
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
