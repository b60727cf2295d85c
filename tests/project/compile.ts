import ts from 'typescript'

/** What a strict compiler has to say of some files, a line each. @param files with their folders */
export function compile(files: string[]): string[] {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: ['node_modules/@types'],
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  })
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file ? file.text.slice(0, start).split('\n').length : 0
    return `${file?.fileName.split('/').at(-1) ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
