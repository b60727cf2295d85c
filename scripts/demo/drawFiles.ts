import { readFile } from 'node:fs/promises'
import { drawCard } from './cards/drawCard.ts'
import type { DrawnFile } from './enterRecord.ts'
import { drawPaper } from './papers/drawPaper.ts'
import { drawLogo } from './portraits/drawLogo.ts'
import { drawPortrait } from './portraits/drawPortrait.ts'
import { drawSignature } from './portraits/drawSignature.ts'
import { renderDrawing } from './portraits/renderDrawing.ts'
import type { Drawings, FileOrder, RecordOrder } from './readOrders.ts'

type Bytes = Promise<Uint8Array<ArrayBuffer>>

interface Painter<Drawing> {
  type: string
  paint: (drawing: Drawing, record: RecordOrder) => Bytes
}

const readPicture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`pictures/${name}.jpg`, import.meta.url)))

const painters: { [Kind in keyof Drawings]: Painter<Drawings[Kind]> } = {
  picture: { type: 'image/jpeg', paint: readPicture },
  portrait: { type: 'image/jpeg', paint: (order) => renderDrawing(drawPortrait(order), 'jpeg') },
  logo: { type: 'image/png', paint: (order) => renderDrawing(drawLogo(order), 'png') },
  signature: { type: 'image/png', paint: (order) => renderDrawing(drawSignature(order), 'png') },
  card: { type: 'image/jpeg', paint: (order, record) => renderDrawing(drawCard(order, record), 'jpeg') },
  paper: { type: 'application/pdf', paint: drawPaper },
}

/** Draws all files of a record. */
export const drawFiles = (record: RecordOrder): Promise<DrawnFile[]> =>
  Promise.all(
    Object.entries(record.files ?? {}).flatMap(([part, orders]) =>
      orders.map(async (order) => ({ part, name: order.name, ...(await drawn(order, record)) })),
    ),
  )

async function drawn(order: FileOrder, record: RecordOrder) {
  const kinds = Object.keys(painters) as (keyof Drawings)[]
  const asked = kinds.filter((kind) => order[kind] !== undefined)
  const [kind] = asked
  if (kind === undefined || asked.length > 1) throw new Error(`${order.name} must say one of ${kinds.join(', ')}`)
  return draw(kind, order[kind], record)
}

async function draw<Kind extends keyof Drawings>(kind: Kind, drawing: Drawings[Kind] | undefined, record: RecordOrder) {
  const { type, paint }: Painter<Drawings[Kind]> = painters[kind]
  return { type, bytes: await paint(drawing as Drawings[Kind], record) }
}
