import { GlProgram, Mesh, MeshGeometry, Shader, type Sprite, type Texture, UniformGroup } from 'pixi.js'
import { VERTEX } from '../effects/shaders.ts'

/** How far it shines around a figure, in units. */
const REACH = 13

const FRAGMENT = `#version 300 es
in vec2 vUV;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform vec4 uFrame;
uniform vec2 uUnit;
const vec3 RIM = vec3(1.0, 0.96, 0.80);
const vec3 GLOW = vec3(1.0, 0.76, 0.32);
float bodyAt(vec2 uv) {
  vec2 inside = step(uFrame.xy, uv) * step(uv, uFrame.zw);
  return texture(uTexture, uv).a * inside.x * inside.y;
}
void main() {
  float rim = 0.0;
  float glow = 0.0;
  for (int at = 0; at < 12; at++) {
    float turn = float(at) * 0.5236;
    vec2 towards = vec2(cos(turn), sin(turn)) * uUnit;
    rim = max(rim, bodyAt(vUV + towards * 4.2));
    glow += bodyAt(vUV + towards * 8.0) + bodyAt(vUV + towards * 12.0);
  }
  float shine = min(1.0, glow / 15.0) * 0.85;
  float alpha = max(rim, shine);
  finalColor = vec4(mix(GLOW, RIM, rim) * alpha, alpha);
}`

/** A bright rim around a figure: whose turn it is, is seen at a glance. */
export class Aura {
  readonly mesh: Mesh<MeshGeometry, Shader>
  readonly #uniforms = new UniformGroup({
    uFrame: { value: new Float32Array(4), type: 'vec4<f32>' },
    uUnit: { value: new Float32Array(2), type: 'vec2<f32>' },
  })
  #around: Texture | null = null

  constructor({ texture }: Sprite) {
    const geometry = new MeshGeometry({
      positions: new Float32Array(8),
      uvs: new Float32Array(8),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    })
    const glProgram = GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'cave-aura' })
    const { source } = texture
    const resources = { uTexture: source, uSampler: source.style, aura: this.#uniforms }
    this.mesh = new Mesh({ geometry, shader: new Shader({ glProgram, resources }) })
  }

  /** Lies behind a figure as it stands now. All its poses are in one sheet. */
  follow(figure: Sprite): void {
    const { mesh } = this
    mesh.position.copyFrom(figure.position)
    mesh.scale.copyFrom(figure.scale)
    mesh.rotation = figure.rotation
    if (this.#around === figure.texture) return
    this.#around = figure.texture
    this.#shape(figure.texture, figure.anchor)
  }

  #shape({ orig, trim, uvs }: Texture, anchor: { readonly x: number; readonly y: number }): void {
    const box = trim ?? orig
    const [left, top] = [(trim?.x ?? 0) - anchor.x * orig.width, (trim?.y ?? 0) - anchor.y * orig.height]
    const unit = { x: (uvs.x2 - uvs.x0) / box.width, y: (uvs.y2 - uvs.y0) / box.height }
    const [right, bottom] = [left + box.width, top + box.height]
    const { geometry } = this.mesh
    geometry.positions = corners(left - REACH, top - REACH, right + REACH, bottom + REACH)
    geometry.uvs = corners(
      uvs.x0 - REACH * unit.x,
      uvs.y0 - REACH * unit.y,
      uvs.x2 + REACH * unit.x,
      uvs.y2 + REACH * unit.y,
    )
    const { uniforms } = this.#uniforms
    uniforms.uFrame = new Float32Array([uvs.x0, uvs.y0, uvs.x2, uvs.y2])
    uniforms.uUnit = new Float32Array([unit.x, unit.y])
  }

  destroy(): void {
    this.mesh.shader?.destroy()
    if (!this.mesh.destroyed) this.mesh.destroy()
  }
}

const corners = (left: number, top: number, right: number, bottom: number): Float32Array =>
  new Float32Array([left, top, right, top, right, bottom, left, bottom])
