import { Color, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, PlaneGeometry } from 'three';
import { type Colour, cssColour } from '#contract/colours.ts';
import { type World, markerEdge, markerReach } from '#contract/world.ts';

/** In front of the wall that a marker hangs on. */
const OFF_THE_WALL = 0.012;

/** How wide the edge of a tape is, in metres. */
const TAPE_EDGE = 0.015;

/** The colour that a world gives to a thing, as the robot's camera sees it in every theme. */
export function sightColour(name: Colour): Color {
  return new Color(cssColour(name));
}

/** What only the robot's camera sees: tapes on the floor, and markers. Tapes have an edge in the colour `edge`: a black one is to be seen on a dark floor, too. */
export function sightFigures({ tapes, markers }: World, edge: Color): Group {
  const sights = new Group();
  for (const { points, width, colour } of tapes) {
    sights.add(
      ...strips({ points, width: width + 2 * TAPE_EDGE, height: 0.002, colour: edge }),
      ...strips({ points, width, height: 0.0035, colour: sightColour(colour) }),
    );
  }
  for (const marker of markers) {
    const height = markerReach.top - markerReach.bottom;
    const turn = (marker.heading * Math.PI) / 180;
    for (const { from, to, colour } of markerEdge(marker)) {
      const stripe = new Mesh(
        new PlaneGeometry(Math.hypot(to[0] - from[0], to[1] - from[1]), height),
        new MeshLambertMaterial({ color: sightColour(colour) }),
      );
      // A plane lies on the floor and looks up: it is stood up, and then turned to where the marker faces.
      stripe.rotation.order = 'ZXY';
      stripe.rotation.set(Math.PI / 2, 0, turn + Math.PI / 2);
      stripe.position.set(
        (from[0] + to[0]) / 2 + OFF_THE_WALL * Math.cos(turn),
        (from[1] + to[1]) / 2 + OFF_THE_WALL * Math.sin(turn),
        (markerReach.top + markerReach.bottom) / 2,
      );
      sights.add(stripe);
    }
  }
  return sights;
}

interface Band {
  points: World['tapes'][number]['points'];
  width: number;
  /** Over the floor. */
  height: number;
  colour: Color;
}

/** A band from point to point, half its width longer at both ends, so that it has no gap in a bend. */
function strips({ points, width, height, colour }: Band): Mesh[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const strip = new Mesh(
      new PlaneGeometry(Math.hypot(to[0] - from[0], to[1] - from[1]) + width, width),
      new MeshBasicMaterial({ color: colour }),
    );
    strip.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, height);
    strip.rotation.z = Math.atan2(to[1] - from[1], to[0] - from[0]);
    return strip;
  });
}
