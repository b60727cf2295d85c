import type { DrawnFile } from './enterRecord.ts'
import { renderPicture } from './pictures/render.ts'
import type { RecordOrder } from './readOrders.ts'

/** Draws all files of a record. */
export const drawFiles = ({ files = {} }: RecordOrder): Promise<DrawnFile[]> =>
  Promise.all(
    Object.entries(files).flatMap(([part, orders]) =>
      orders.map(async ({ name, picture }) => ({ part, name, bytes: await renderPicture(picture) })),
    ),
  )
