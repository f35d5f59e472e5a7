import { useState } from 'react';

async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari copies only what it is given while it handles the click.
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // The clipboard rejects then.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies texts. `message` is the result of the last copy, and `uncopied` the text that the browser did not copy. */
export function useCopy() {
  const [message, report] = useState('');
  const [uncopied, setUncopied] = useState<string | null>(null);
  /** Call it directly in the click handler. Resolves with false if the text could not be made. Never rejects. */
  const copy = async (text: string | Promise<string>): Promise<boolean> => {
    setUncopied(null);
    try {
      await writeToClipboard(text);
      report('Copied.');
      return true;
    } catch {
      const made = await Promise.resolve(text).catch(() => null);
      if (made === null) return false;
      report('This browser does not allow copying here. Copy the text below by hand.');
      setUncopied(made);
      return true;
    }
  };
  return { copy, message, report, uncopied };
}
