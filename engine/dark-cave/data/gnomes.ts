/** B5: the two clans, and for whom one works. */
export const CLANS = ['yellow', 'blue'] as const
export type Clan = (typeof CLANS)[number]
export const ROLES = ['loyal', 'saboteur'] as const
export type Role = (typeof ROLES)[number]
export const otherClan = (clan: Clan): Clan => (clan === 'yellow' ? 'blue' : 'yellow')

/** B4: the eight gnomes; a player is named by its gnome. */
export const GNOMES = ['y1', 'y2', 'y3', 'y4', 'b1', 'b2', 'b3', 'b4'] as const
export type GnomeId = (typeof GNOMES)[number]
export const isGnome = (text: unknown): text is GnomeId => (GNOMES as readonly unknown[]).includes(text)

/** S5: a gnome wears the colour of its player's clan card. */
export const clanOf = (gnome: GnomeId): Clan => (gnome[0] === 'y' ? 'yellow' : 'blue')
export const gnomesOf = (clan: Clan): readonly GnomeId[] => GNOMES.filter((gnome) => clanOf(gnome) === clan)

/** B5: a saboteur works for the other colour. */
export const worksFor = (clan: Clan, role: Role): Clan => (role === 'loyal' ? clan : otherClan(clan))

/** B5: a clan card. */
export type ClanCard = `${Clan}-${Role}`
export const CLAN_CARDS = CLANS.flatMap((clan) => ROLES.map((role): ClanCard => `${clan}-${role}`))
export const clanOfCard = (card: ClanCard): Clan => card.split('-')[0] as Clan
export const roleOfCard = (card: ClanCard): Role => card.split('-')[1] as Role

/** S5, B4 */
export const FIRST_GOLD = 3
export const ALL_GOLD = 46
