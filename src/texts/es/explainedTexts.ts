/** Los títulos de la documentación a los que llevan las pistas, tal como están allí. */
export const explainedTexts = {
  driving: 'Moverse',
  seeing: 'Ver',
  odometry: 'Dónde está',
  gripping: 'Sujetar',
  battery: 'Parachoques y batería',
  reset: 'Volver al comienzo',
  image: 'Image: lo que ve la cámara',
} as const;
