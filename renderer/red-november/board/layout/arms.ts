/** Points of a smooth line. */
export type Spine = readonly (readonly [number, number])[]

/** How an arm of the Kraken lies. */
export interface Arm {
  readonly spine: Spine
  /** Where it lies when the boat is lost. */
  readonly hold: Spine
  /** Where it lies when its token is near: those at the bow close around it. */
  readonly grip?: Spine
  readonly away: readonly [number, number]
  /** Suckers on the other side. */
  readonly flip: boolean
  readonly thick: number
}

/** Where each arm lies when the beast is upon the boat, and which way it hides. */
export const FRONT_ARMS: readonly Arm[] = [
  {
    spine: [
      [1010, 800],
      [1000, 720],
      [950, 684],
      [884, 690],
      [842, 716],
      [812, 706],
      [816, 682],
      [838, 684],
    ],
    hold: [
      [1030, 860],
      [1018, 700],
      [1026, 580],
      [1040, 450],
      [1016, 330],
      [968, 250],
      [926, 258],
    ],
    away: [60, 170],
    flip: false,
    thick: 60,
  },
  {
    spine: [
      [1120, 810],
      [1112, 724],
      [1122, 668],
      [1160, 644],
      [1198, 654],
      [1204, 678],
      [1184, 684],
    ],
    hold: [
      [560, 880],
      [600, 730],
      [584, 600],
      [556, 470],
      [572, 350],
      [620, 262],
      [664, 256],
    ],
    away: [40, 150],
    flip: true,
    thick: 54,
  },
  {
    spine: [
      [1520, 810],
      [1538, 720],
      [1526, 640],
      [1484, 588],
      [1440, 586],
      [1420, 614],
      [1436, 640],
      [1460, 632],
    ],
    hold: [
      [1570, 860],
      [1580, 690],
      [1540, 540],
      [1460, 440],
      [1376, 412],
      [1320, 460],
      [1344, 524],
    ],
    grip: [
      [1566, 830],
      [1584, 716],
      [1560, 612],
      [1512, 540],
      [1482, 470],
      [1484, 404],
      [1512, 366],
      [1534, 384],
    ],
    away: [170, 130],
    flip: false,
    thick: 84,
  },
]
export const BACK_ARMS: readonly Arm[] = [
  {
    spine: [
      [1590, 740],
      [1556, 620],
      [1538, 500],
      [1543, 380],
      [1530, 300],
      [1482, 250],
      [1424, 240],
      [1390, 258],
    ],
    hold: [
      [1600, 780],
      [1580, 560],
      [1540, 380],
      [1460, 250],
      [1340, 196],
      [1230, 206],
      [1180, 262],
    ],
    grip: [
      [1600, 760],
      [1580, 600],
      [1560, 450],
      [1530, 340],
      [1470, 262],
      [1390, 226],
      [1316, 236],
      [1290, 266],
    ],
    away: [150, 120],
    flip: false,
    thick: 70,
  },
  {
    spine: [
      [740, 800],
      [770, 730],
      [742, 690],
      [700, 700],
    ],
    hold: [
      [440, 820],
      [452, 600],
      [450, 320],
      [446, 226],
      [480, 178],
      [530, 192],
      [536, 232],
    ],
    away: [0, 190],
    flip: true,
    thick: 34,
  },
  {
    spine: [
      [250, 800],
      [238, 730],
      [200, 690],
      [150, 684],
      [120, 702],
    ],
    hold: [
      [150, 840],
      [84, 700],
      [74, 560],
      [96, 440],
      [150, 380],
      [214, 372],
    ],
    away: [-40, 190],
    flip: false,
    thick: 46,
  },
]
