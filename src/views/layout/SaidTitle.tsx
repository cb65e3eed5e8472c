/** What the window is called; whoever hears the page is told so, too. */
export function SaidTitle({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <p role="status" className="sr-only">
        {title}
      </p>
    </>
  );
}
