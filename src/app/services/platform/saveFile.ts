interface TextFile {
  /** With its extension. */
  name: string;
  /** The MIME type: 'text/csv;charset=utf-8'. */
  type: string;
  text: string;
}

/** Makes the browser save a text as a downloaded file. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by the next task, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address));
}
