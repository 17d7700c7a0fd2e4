import { SOUNDS } from '../../../../renderer/red-november/sound/manifest.ts'
import { MUSIC } from '../../../../renderer/red-november/sound/music/index.ts'
import { captionsEn } from '../../../../renderer/red-november/words/captions/en.ts'
import { captionsFr } from '../../../../renderer/red-november/words/captions/fr.ts'
import { captionsPl } from '../../../../renderer/red-november/words/captions/pl.ts'
import { captionsRu } from '../../../../renderer/red-november/words/captions/ru.ts'
import { en } from '../../../../renderer/red-november/words/en.ts'
import { describeManifest } from '../../shared/sound/manifest.ts'

describeManifest({
  game: 'red-november',
  sounds: SOUNDS,
  music: MUSIC,
  captions: { en: captionsEn, ru: captionsRu, fr: captionsFr, pl: captionsPl },
  words: en.caption,
  megabytes: 2,
})
