import type { About } from '../Documents.ts';
import text from './documents/about.md?raw';

/** What the site is, the three roles, and how to work with those who fill them. */
export const about: About = {
  text,
  team: 'Tres funciones',
  teamIntroduction:
    'Quien administra este sitio reparte el trabajo entre tres funciones. Cada una responde de algo que le puedes exigir.',
  roles: [
    {
      name: 'Curso y desafíos',
      answersFor:
        'De que cada problema se pueda resolver solo con su texto, de que cada pista ayude sin revelar la respuesta, y de que un veredicto diga por qué.',
    },
    {
      name: 'Robot y simulación',
      answersFor:
        'De que el láser, la odometría y las ruedas hagan lo que dice la documentación, y de que tu programa se ejecute en un entorno aislado propio.',
    },
    {
      name: 'Sitio y estudiantes',
      answersFor:
        'De que el editor no pierda nada, de que las páginas funcionen con un teclado y con un lector de pantalla, y de que se lean tus mensajes.',
    },
  ],
  careers: 'Trabaja con nosotros',
  careersAdvice: '¿Te gustaría asumir una de estas funciones? Dinos cuál, y muéstranos algo que hayas construido:',
  noCareers: 'Por el momento no se busca a nadie: este sitio no nombra ninguna dirección para postulaciones.',
};
