import { GlProgram, Mesh, MeshGeometry, Shader, type Texture, UniformGroup } from 'pixi.js'
import type { Box } from '../../../stage/geometry.ts'

/** What the field's values stand for, in units; `scripts/art/fields.ts` writes them so. */
const INSIDE = -24
const OUTSIDE = 40

/** Where a mesh stands, and which part of its picture and of the cave a pixel shows. */
export const VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
out vec2 vAt;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 all = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((all * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
  vAt = aPosition;
}`

const HEAD = `#version 300 es
in vec2 vUV;
in vec2 vAt;
out vec4 finalColor;
uniform sampler2D uTexture;
float distanceHere() { return ${OUTSIDE}.0 - texture(uTexture, vUV).r * ${OUTSIDE - INSIDE}.0; }
`

/** The rock around the hollows, lighter the nearer, with pebbles in it. */
const RIMS = `${HEAD}
const vec3 NEAR = vec3(0.420, 0.278, 0.192);
const vec3 MIDDLE = vec3(0.322, 0.212, 0.157);
const vec3 FAR = vec3(0.239, 0.165, 0.133);
const vec3 EDGE = vec3(0.553, 0.384, 0.263);
const vec3 INK = vec3(0.039, 0.078, 0.110);
float hash(vec2 at) { return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 at) {
  vec2 i = floor(at);
  vec2 f = fract(at);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), f.x), f.y);
}
void main() {
  float d = distanceHere();
  float soft = max(fwidth(d), 0.5);
  float rough = d + (noise(vAt / 15.0) - 0.5) * 7.0;
  float here = 1.0 - smoothstep(29.0 - soft, 29.0 + soft, rough);
  vec3 color = mix(MIDDLE, FAR, smoothstep(18.0 - soft, 18.0 + soft, rough));
  vec2 cell = floor(vAt / 30.0);
  vec2 from = (fract(vAt / 30.0) - 0.3 - 0.4 * vec2(hash(cell), hash(cell + 7.0))) * vec2(24.0, 30.0);
  float pebble = length(from) - 3.0 - 3.0 * hash(cell + 3.0);
  if (hash(cell + 11.0) < 0.55 && d > 11.0 && d < 26.0) {
    color = mix(color, vec3(0.114, 0.078, 0.071), 1.0 - smoothstep(1.2, 2.4, pebble));
    color = mix(color, mix(EDGE, MIDDLE, 0.5), 1.0 - smoothstep(-0.6, 0.6, pebble));
  }
  color = mix(color, EDGE, 1.0 - smoothstep(9.6, 10.8, d));
  color = mix(color, NEAR, 1.0 - smoothstep(8.2 - soft, 8.2 + soft, d));
  color = mix(color, INK, 1.0 - smoothstep(3.6 - soft, 3.6 + soft, d));
  finalColor = vec4(color * here, here);
}`

/**
 * What the hollows and the water give to the light: warm inside, a spill into the rock around; under the surface it is
 * clear and cool, and ripples of light wander over it.
 */
const LIGHT = `${HEAD}
uniform float uSurface;
uniform float uTime;
const vec3 INNER = vec3(0.90, 0.78, 0.62);
const vec3 SPILL = vec3(0.66, 0.46, 0.28);
const vec3 WET = vec3(0.70, 0.86, 0.84);
const vec3 SHALLOW = vec3(0.22, 0.56, 0.56);
const vec3 DEEP = vec3(0.0, 0.08, 0.13);
const vec3 RIPPLE = vec3(0.42, 0.62, 0.56);
float ripple() {
  vec2 at = vAt / 17.0;
  float across = sin(at.x + uTime * 0.9 + 1.7 * sin(at.y * 0.7 + uTime * 0.4));
  float along = sin(at.y * 1.6 - uTime * 0.7 + 1.5 * sin(at.x * 0.55 - uTime * 0.5));
  float line = 1.0 - abs(across + along) * 0.5;
  return line * line * line;
}
void main() {
  float d = distanceHere();
  float inside = 1.0 - smoothstep(-7.0, 8.0, d);
  float near = 1.0 - smoothstep(-18.0, 39.0, d);
  vec3 color = 1.0 - (1.0 - INNER * inside) * (1.0 - SPILL * 0.72 * near);
  float under = vAt.y - uSurface;
  if (under > -4.0) {
    vec3 water = mix(SHALLOW, DEEP, clamp(under / 620.0, 0.0, 1.0));
    vec3 wet = 1.0 - (1.0 - WET * inside) * (1.0 - water);
    wet += RIPPLE * ripple() * (0.16 + 0.84 * inside);
    color = mix(color, wet, smoothstep(-4.0, 4.0, under));
  }
  finalColor = vec4(min(color, 1.0), 1.0);
}`

/** Where the water stands, and the time by which its light moves. */
export const tideOf = () => new UniformGroup({ uSurface: { value: 0, type: 'f32' }, uTime: { value: 0, type: 'f32' } })
export type Tide = ReturnType<typeof tideOf>

/** A quad over a part of the world that is coloured by the field of all hollows. */
export function fieldMesh(
  kind: 'rims' | 'light',
  field: Texture,
  { x, y, width, height }: Box,
  tide?: Tide,
): Mesh<MeshGeometry, Shader> {
  const geometry = new MeshGeometry({
    positions: new Float32Array([x, y, x + width, y, x + width, y + height, x, y + height]),
    uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  })
  const fragment = kind === 'rims' ? RIMS : LIGHT
  const glProgram = GlProgram.from({
    vertex: VERTEX,
    fragment,
    name: `cave-${kind}`,
    preferredFragmentPrecision: 'highp',
  })
  const resources = { uTexture: field.source, uSampler: field.source.style, ...(tide && { tide }) }
  const shader = new Shader({ glProgram, resources })
  return new Mesh({ geometry, shader })
}
