/** The board of the community. */
export const communityTexts = {
  board: 'Recorridos compartidos',
  nothing: 'Todavía no se ha compartido nada',
  nothingAdvice:
    'Por ahora no se pueden compartir recorridos en este sitio, así que este tablero está vacío, y nunca habrá en él nada inventado. ¿Hiciste algo que otros deberían ver? Cuéntanos.',
  tell: 'Cuéntanos',
} as const;
