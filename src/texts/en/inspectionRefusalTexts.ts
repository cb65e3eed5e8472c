/** What stands at `/inspect` for whom it is not (`inspectionRefusal.ts`). */
export const inspectionRefusalTexts = {
  refused:
    'Inspection is not allowed here: whoever runs this site can allow it for you while you have a page of your workspace open.',
} as const;
