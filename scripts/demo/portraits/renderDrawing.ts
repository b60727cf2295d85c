import sharp from 'sharp'

/** Renders SVG text at the size that it says. */
export const renderDrawing = async (svg: string, format: 'jpeg' | 'png'): Promise<Uint8Array<ArrayBuffer>> => {
  const image = sharp(Buffer.from(svg))
  const bytes =
    format === 'png' ? image.png({ palette: true }) : image.flatten({ background: '#FFFFFF' }).jpeg({ quality: 86 })
  return new Uint8Array(await bytes.toBuffer())
}
