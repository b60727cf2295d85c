import { folderOf } from '#engine/schema/definitionName.ts'
import type { ScreenServices } from './ScreenServices.ts'

/** Folder under which the words of a form's record stand. @param name the form, as `folder/name` */
export function folderOfForm(formOf: ScreenServices['formOf'], name: string): string {
  return folderOf(formOf(name).record)
}
