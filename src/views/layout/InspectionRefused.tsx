/** All that there is at the address of the inspection for whom it is not. */
export function InspectionRefused({ locale, sentence }: { locale: string; sentence: string }) {
  return (
    <main lang={locale} className="grid min-h-dvh flex-1 place-items-center px-4 py-16">
      <p className="max-w-34rem text-lg text-muted">{sentence}</p>
    </main>
  );
}
