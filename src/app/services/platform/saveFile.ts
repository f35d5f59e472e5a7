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
  // The download starts before the next task, so the URL can be revoked then.
  setTimeout(() => URL.revokeObjectURL(address));
}
