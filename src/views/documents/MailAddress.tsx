/** An address that a mail program opens. */
export function MailAddress({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="font-medium text-accent-text underline underline-offset-3 [overflow-wrap:anywhere]"
    >
      {address}
    </a>
  );
}
