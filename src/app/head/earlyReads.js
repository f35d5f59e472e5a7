// Starts the reads of the page, which src/app/services/http/earlyReads.ts takes over.
{
  /** @type {NonNullable<typeof window.earlyReads>} */
  const reads = {
    responses: new Map(),
    start: ([url, init]) => {
      const response = fetch(url, init);
      // The client reports a failure.
      response.catch(() => {});
      reads.responses.set(url, response);
    },
  };
  for (const read of JSON.parse(document.currentScript?.dataset.reads ?? '[]')) reads.start(read);
  window.earlyReads = reads;
}
