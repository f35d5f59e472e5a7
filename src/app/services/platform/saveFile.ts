interface TextFile {
  /** With its ending. */
  name: string;
  /** 'text/csv;charset=utf-8'. */
  type: string;
  text: string;
}

/** Has the browser save a text as a file, as if it had been downloaded. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
