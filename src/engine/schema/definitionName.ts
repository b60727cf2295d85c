/** The folder of `schemas/` in which a record or another definition stands. @param name of the definition, `folder/name` */
export const folderOf = (name: string): string => name.split('/')[0] ?? name

/** The name of a definition within its folder. @param name of the definition, `folder/name` */
export const lastNameOf = (name: string): string => name.split('/')[1] ?? ''
