/**
 * What is fetched together: a chunk holds the named modules and all that they import, less what a chunk above it holds.
 * Left to itself, the bundler makes a chunk of every set of modules that some pages share, and a page of a hundred
 * requests. What a chunk lacks that a page of another chunk needs drags that chunk along: the gate of weight tells.
 */
const contents: Record<string, RegExp[]> = {
  // Each page.
  base: [
    /\/react-dom\/client\.js$/,
    /\/src\/app\/(openApplication\.ts|routes\/goBack\.ts|language\/LanguageProvider\.tsx|frames\/PageHead\.tsx)$/,
    /\/src\/ui\/toast\/ToastProvider\.tsx$/,
    /\/src\/ui\/(Page|fetchedAhead)\.tsx$/,
    /\/src\/ui\/theme\/useTheme\.ts$/,
    /\/src\/engine\/record\/path\.ts$/,
  ],
  // Each page but the first one.
  antd: [
    /\/src\/ui\/theme\/AntdTheme\.tsx$/,
    /\/antd\/es\/(button\/index|_util\/(ContextIsolator|fallbackProp)|config-provider\/hooks\/useCSSVarCls)\.js$/,
    /\/@rc-component\/util\/es\/(Dom\/focus|hooks\/useControlledState)\.js$/,
  ],
  popup: [/\/antd\/es\/tooltip\/index\.js$/, /\/@rc-component\/trigger\//],
  dialog: [/\/antd\/es\/modal\/Modal\.js$/],
  // The package hands out both; a sign-in has no text of several lines.
  input: [/\/@rc-component\/input\/es\/Input\.js$/],
  paragraph: [/\/@rc-component\/input\/es\/TextArea\.js$/],
  // What a definition opens.
  screen: [
    /\/src\/app\/screens\/(openScreens|ScreenServicesProvider)\.tsx$/,
    /\/src\/ui\/form\/form\.css$/,
    /\/src\/screens\/(fetchParts|useLoad|ServicesProvider)\.tsx?$/,
    /\/src\/ui\/useSameFunction\.ts$/,
    /\/src\/screens\/(LoadFailure|actions\/(useRecordActions|ActionButtons))\.tsx$/,
    /\/src\/ui\/form\/FormAlert\.tsx$/,
    /\/src\/engine\/record\/answer\.ts$/,
  ],
  form: [/\/src\/screens\/saving\/FormPanel\.tsx$/],
}

export const chunks = Object.entries(contents).map(([name, modules], index, { length }) => ({
  name,
  test: (id: string) => modules.some((module) => module.test(id)),
  priority: length - index,
}))
