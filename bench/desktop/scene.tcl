# What a simulator on a desktop draws, at its least: a floor with a grid, a robot that drives in a circle, its trail, and 72 rays of its laser.
set size [list [winfo screenwidth .] [winfo screenheight .]]
lassign $size width height
wm geometry . ${width}x${height}+0+0
canvas .floor -width $width -height $height -background #f8fafc -highlightthickness 0
pack .floor
for {set x 0} {$x < $width} {incr x 50} { .floor create line $x 0 $x $height -fill #cbd5e1 }
for {set y 0} {$y < $height} {incr y 50} { .floor create line 0 $y $width $y -fill #cbd5e1 }
for {set ray 0} {$ray < 72} {incr ray} { lappend rays [.floor create line 0 0 0 0 -fill #fca5a5] }
set trail [.floor create line 0 0 0 0 -fill #2563eb -width 2]
set robot [.floor create polygon 0 0 0 0 0 0 -fill #1e293b]
set angle 0.0
set points {}
proc tick {} {
  global width height rays trail robot angle points
  after 33 tick
  set angle [expr {$angle + 0.02}]
  set reach [expr {$height / 3.0}]
  set x [expr {$width / 2 + $reach * cos($angle)}]
  set y [expr {$height / 2 + $reach * sin($angle)}]
  set ahead [expr {$angle + 1.5708}]
  set corners {}
  foreach {turn length} {0 22 2.4 18 -2.4 18} {
    lappend corners [expr {$x + $length * cos($ahead + $turn)}] [expr {$y + $length * sin($ahead + $turn)}]
  }
  .floor coords $robot {*}$corners
  foreach ray $rays {
    incr index
    set at [expr {$ahead + $index * 0.0873}]
    set length [expr {60 + 40 * sin($index * 0.7)}]
    .floor coords $ray $x $y [expr {$x + $length * cos($at)}] [expr {$y + $length * sin($at)}]
  }
  lappend points $x $y
  if {[llength $points] > 400} { set points [lrange $points 2 end] }
  if {[llength $points] > 2} { .floor coords $trail {*}$points }
}
tick
