/** An e-mail address, which breaks after its @ if it does not fit on one line. Its direction never depends on the text around it. */
export function EmailAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <bdi translate="no">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </bdi>
  );
}
