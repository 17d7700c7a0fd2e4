import { LANGUAGES, type Language, SAVE_ENDING } from '../../preload/contract.ts'
import { APP_ID, AUTHOR, MIME_TYPE, PROGRAM, WORDS, type Words } from './product.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** `Key=…` in English and `Key[xx]=…` in the others. */
function localised(key: string, text: (words: Words) => string): Readonly<Record<string, string>> {
  const others = OTHERS.map((language) => [`${key}[${language}]`, text(WORDS[language])])
  return Object.fromEntries([[key, text(WORDS.en)], ...others])
}

/** The entry in the menus; AppImage and .deb differ only in how the program is called. */
export const DESKTOP_ENTRY: Readonly<Record<string, string>> = {
  Type: 'Application',
  ...localised('Name', ({ name }) => name),
  ...localised('GenericName', ({ kind }) => kind),
  ...localised('Comment', ({ summary }) => summary),
  ...localised('Keywords', ({ keywords }) => `${keywords.join(';')};`),
  Icon: PROGRAM,
  Terminal: 'false',
  Categories: 'Game;BoardGame;',
  MimeType: `${MIME_TYPE};`,
  StartupWMClass: PROGRAM,
}

/** The desktop file of a program that lies in the path; `%f`: a double click gives one file. */
export function desktopFile(): string {
  const lines = Object.entries({ ...DESKTOP_ENTRY, Exec: `${PROGRAM} %f` }).map(([key, value]) => `${key}=${value}`)
  return ['[Desktop Entry]', ...lines, ''].join('\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An XML element for every language, the English one without saying so. */
function inAll(element: string, text: (words: Words) => string, indent: string): string {
  const tag = (language: Language): string => (language === 'en' ? '' : ` xml:lang="${language}"`)
  return LANGUAGES.map(
    (language) => `${indent}<${element}${tag(language)}>${escaped(text(WORDS[language]))}</${element}>`,
  ).join('\n')
}

/** Saves as a file type of their own: by their ending, and where that is lost by their first line (behind its hash). */
export const mimeFile = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${MIME_TYPE}">
${inAll('comment', ({ save }) => save, '    ')}
    <sub-class-of type="text/plain"/>
    <icon name="${PROGRAM}"/>
    <magic priority="60">
      <match type="string" offset="17" value="{&quot;format&quot;:&quot;red-november-save&quot;"/>
    </magic>
    <glob pattern="*.${SAVE_ENDING}"/>
  </mime-type>
</mime-info>
`

/** What software shops show. */
export const metainfoFile = (version: string, date: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
${inAll('name', ({ name }) => name, '  ')}
${inAll('summary', ({ summary }) => summary, '  ')}
  <description>
${inAll('p', ({ story }) => story, '    ')}
  </description>
  <developer_name>${escaped(AUTHOR)}</developer_name>
  <launchable type="desktop-id">${PROGRAM}.desktop</launchable>
  <provides>
    <binary>${PROGRAM}</binary>
    <mediatype>${MIME_TYPE}</mediatype>
  </provides>
  <content_rating type="oars-1.1">
    <content_attribute id="violence-cartoon">mild</content_attribute>
    <content_attribute id="drugs-alcohol">moderate</content_attribute>
  </content_rating>
  <releases>
    <release version="${version}" date="${date}"/>
  </releases>
</component>
`
