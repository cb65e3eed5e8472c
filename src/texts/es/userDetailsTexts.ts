import type { GENDERS } from '#contract/limits.ts';
import type { DetailFields } from '#machines/session/detailFields.ts';

export const userDetailsTexts = {
  title: 'Completa tu perfil',
  editTitle: 'Edita tu perfil',
  introduction:
    'Con el perfil completo se abren los desafíos. Un asterisco marca lo que pide este sitio. Nadie más que aprenda aquí puede leerlo.',
  phone: 'Número de teléfono',
  address: 'Dirección',
  optional: '(opcional)',
  jobTitle: 'Ocupación',
  gender: 'Género',
  chooseGender: 'Elige…',
  linkedinUrl: 'Dirección de LinkedIn',
  submit: 'Enviar',
  submitting: 'Guardando…',
  loading: 'Cargando tus datos…',
  failed: 'No se pudieron cargar los datos del usuario.',
  tryAgain: 'Intentar de nuevo',
  wayOut: '¿Prefieres no tener una cuenta?',
} as const;

/** What becomes of each field; none of them does anything else. */
export const detailPurposes = {
  phone: 'Se guarda para quien administra este sitio.',
  title: 'Se muestra en tu perfil: estudiante, docente…',
  gender: 'Se guarda para quien administra este sitio.',
  linkedinUrl: 'Se guarda para quien administra este sitio.',
  address: 'Se guarda para quien administra este sitio.',
} as const satisfies Record<keyof DetailFields, string>;

export const detailErrorTexts = {
  phone: {
    required: 'El número de teléfono es obligatorio',
    noCountry: 'Empieza con + y el código del país, como en +34 612 34 56 78.',
    tooShort: 'Este número es demasiado corto. Parece que faltan cifras.',
    tooLong: 'Este número es demasiado largo para su país.',
    noNumber: 'Esto no es un número de teléfono. Escríbelo así: +34 612 34 56 78.',
  },
  title: { required: 'La ocupación es obligatoria', tooLong: 'No pases de 200 caracteres en la ocupación.' },
  gender: { required: 'El género es obligatorio' },
  address: {
    noAddress: 'Esto no parece una dirección. Escribe calle, número y población.',
    tooLong: 'No pases de 500 caracteres en la dirección.',
  },
  linkedinUrl: {
    noLink: 'Un enlace empieza por https://, como en https://www.linkedin.com/in/tu-nombre.',
    tooLong: 'No pases de 500 caracteres en el enlace.',
  },
} as const;

export const genderNames = {
  male: 'Masculino',
  female: 'Femenino',
  other: 'Otro',
} as const satisfies Record<(typeof GENDERS)[number], string>;
