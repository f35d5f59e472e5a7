import { encodeText, FRAGMENT, MAX_BYTES } from './link.ts';

/** Opens the situation in a file, as its link would: the page loads again, and says what of it is ignored. */
export async function openFile(file: File): Promise<void> {
  // A larger file is damaged, as a link would be.
  const text = file.size > MAX_BYTES ? '' : await file.text();
  window.location.hash = FRAGMENT + (await encodeText(text));
}

/** Asks for a file, and opens it. Call it directly in the click handler. */
export function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void openFile(file);
  });
  input.click();
}
