/** Texts of modules by their path below `src/generated`. */
export type Modules = Readonly<Record<string, string>>
