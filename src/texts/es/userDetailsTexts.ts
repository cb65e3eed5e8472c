import type { GENDERS } from '#contract/limits.ts';
import type { DetailErrors, DetailFields } from '#machines/session/detailFields.ts';

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
  phone: 'El número de teléfono es obligatorio',
  title: 'La ocupación es obligatoria',
  gender: 'El género es obligatorio',
} as const satisfies Record<keyof DetailErrors, string>;

export const genderNames = {
  male: 'Masculino',
  female: 'Femenino',
  other: 'Otro',
} as const satisfies Record<(typeof GENDERS)[number], string>;
