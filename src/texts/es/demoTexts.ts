/** The invitation to a demo of the project. */
export const demoTexts = {
  show: 'Ver la demostración',
  title: 'Suscríbete a la demostración del proyecto',
  promise: 'Déjanos tu correo electrónico y te escribiremos sobre la demostración. No te enviaremos correo no deseado.',
  contents: [
    'Un simulador 3D que reacciona a tu código',
    'Todos los tópicos de ROS a la vista',
    'Cómo ejecutar comandos de ROS',
    'Suscribirte a un proceso, y dejar de seguirlo, para ver sus registros en tiempo real',
  ],
  email: 'Correo electrónico',
  invalid: 'Escribe un correo electrónico válido',
  empty: 'Escribe primero tu correo electrónico',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
} as const;
