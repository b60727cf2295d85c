/** The folder of `schemas/` in which a record or another definition stands. @param name of the definition, `folder/name` */
export const folderOf = (name: string): string => name.split('/')[0] ?? name
