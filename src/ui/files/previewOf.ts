const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp', 'image/svg+xml']
const pictureNames = /\.(png|jpe?g|gif|webp|avif|bmp|svg)$/i

/** How a file can be looked at in the page. */
export type Preview = 'picture' | 'pdf'

/**
 * How bytes can be looked at, by the type that the server gave them. All else, HTML above all, is never shown in the page:
 * it would act there in the name of the user.
 */
export function previewOf({ type }: Blob): Preview | undefined {
  const [media = ''] = type.toLowerCase().split(';')
  if (pictures.includes(media.trim())) return 'picture'
  return media.trim() === 'application/pdf' ? 'pdf' : undefined
}

/** Whether it is worth offering to look at a file that is not fetched yet, by its name. */
export function mayBePreviewed(name: string): boolean {
  return pictureNames.test(name) || /\.pdf$/i.test(name)
}
