/** The record that is measured, as a client sends it. */
export const record = 'real-estate/real-estate'
export const sample = {
  label: 'Villa Élan',
  type: 'HOUSE',
  address: '12 rue de la Paix, Paris',
  surface: 120.5,
  measureUnity: 'SQUARE_METERS',
  constructionYear: 1930,
  acquisitionDate: '14/07/2001',
  habitable: {
    habitableComponents: [
      { type: 'KITCHEN', surface: 12, label: 'Cuisine' },
      { type: 'BED_ROOM', surface: 14.5 },
    ],
  },
  condominiumTrustee: {
    name: 'Syndic Martin',
    phone: '0145678901',
    email: 'syndic@example.org',
    realestatetenth: 120,
    condominiumtrusteetenth: 10000,
  },
}

const boundary = 'a-boundary-that-no-text-holds'

/** The call of a client that saves the sample. */
export const saving = {
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: [
    `--${boundary}`,
    'content-disposition: form-data; name="commondata"; filename="blob"',
    'content-type: application/json',
    '',
    JSON.stringify(sample),
    `--${boundary}--`,
    '',
  ].join('\r\n'),
}
