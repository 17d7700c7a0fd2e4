import { SOUNDS } from '../../../../renderer/dark-cave/sound/manifest.ts'
import { MUSIC } from '../../../../renderer/dark-cave/sound/music/index.ts'
import { captionsEn } from '../../../../renderer/dark-cave/words/captions/en.ts'
import { captionsFr } from '../../../../renderer/dark-cave/words/captions/fr.ts'
import { captionsPl } from '../../../../renderer/dark-cave/words/captions/pl.ts'
import { captionsRu } from '../../../../renderer/dark-cave/words/captions/ru.ts'
import { en } from '../../../../renderer/dark-cave/words/en.ts'
import { describeManifest } from '../../shared/sound/manifest.ts'

describeManifest({
  game: 'dark-cave',
  sounds: SOUNDS,
  music: MUSIC,
  captions: { en: captionsEn, ru: captionsRu, fr: captionsFr, pl: captionsPl },
  words: en.caption,
  megabytes: 1.75,
})
