/** What stands at `/inspect` for whom it is not (`inspectionRefusal.ts`). */
export const inspectionRefusalTexts = {
  refused:
    'La inspección no está permitida aquí: quien administra este sitio te la puede permitir mientras tengas abierta una página de tu espacio de trabajo.',
} as const;
