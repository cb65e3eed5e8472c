/** The four learning paths of the home page; the database knows the same ones. */
export const pathTexts = {
  basics: {
    title: 'Fundamentos de robótica',
    description: 'Las bases del control de robots, los sensores y la programación.',
  },
  navigation: {
    title: 'Navegación y mapas',
    description: 'Navegación de robots y creación de mapas de su entorno.',
  },
  manipulation: {
    title: 'Manipulación de objetos',
    description: 'Sujetar, mover y colocar objetos.',
  },
  vision: {
    title: 'Visión por computadora',
    description: 'Usa los datos de la cámara para reconocer y seguir objetos en tiempo real.',
  },
} as const;
