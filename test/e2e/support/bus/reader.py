"""A screen reader without a voice: reads the accessibility bus of its own session and answers questions, a JSON line each.

{"ask": "controls"}                          everything that can be pressed, set or typed into, in the order of reading
{"ask": "press", "role": …, "name": …}       the one action of that control
{"ask": "heard"}                             what was announced since the last time: the focus, and texts of live regions
"""

import json
import os
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

CONTROLS = {
    "push button": "button",
    "button": "button",
    "toggle button": "button",
    "push button menu": "button",
    "switch": "button",
    "check box": "check",
    "radio button": "radio",
    "slider": "slider",
    "entry": "text",
    "combo box": "choice",
    "link": "link",
    "page tab": "tab",
}
announced = []


def switch_on():
    """Programs tell the bus nothing until somebody wants to know."""
    wanted = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", wanted, None, 0, -1, None
    )
    Atspi.init()


def children(node):
    return [node.get_child_at_index(at) for at in range(node.get_child_count())]


def walk(node):
    """Everything below, in the order of reading; what has gone in the meantime is left out."""
    if node is None:
        return
    yield node
    try:
        below = children(node)
    except GLib.Error:
        return
    for child in below:
        yield from walk(child)


def document():
    desktop = Atspi.get_desktop(0)
    for app in children(desktop):
        app.clear_cache()
        for node in walk(app):
            if node.get_role() == Atspi.Role.DOCUMENT_WEB:
                return node
    return None


def control_of(node):
    """What kind of control it is; None for everything else, and for what has just gone."""
    try:
        return CONTROLS.get(node.get_role_name())
    except GLib.Error:
        return None


def is_below_document(node):
    while node is not None:
        if node.get_role() == Atspi.Role.DOCUMENT_WEB:
            return True
        node = node.get_parent()
    return False


def described(node, role):
    states = node.get_state_set()
    has = states.contains
    value = node.get_value_iface()
    return {
        "role": role,
        "name": node.get_name() or "",
        "pressed": has(Atspi.StateType.PRESSED) or has(Atspi.StateType.CHECKED),
        "disabled": not has(Atspi.StateType.ENABLED),
        "expanded": has(Atspi.StateType.EXPANDED),
        "value": value.get_current_value() if role == "slider" and value else None,
    }


def found_controls():
    found = [(node, control_of(node)) for node in walk(document())]
    return [(node, role) for node, role in found if role]


def controls(_):
    answer = []
    for node, role in found_controls():
        try:
            answer.append(described(node, role))
        except GLib.Error:
            pass
    return answer


def press(wish):
    for node, role in found_controls():
        if role == wish["role"] and node.get_name() == wish["name"]:
            action = node.get_action_iface()
            try:
                return bool(action and action.do_action(0))
            except GLib.Error:
                # It has taken itself away before it could answer.
                return True
    return False


def heard(_):
    pending = GLib.MainContext.default()
    while pending.pending():
        pending.iteration(False)
    answer = announced[:]
    announced.clear()
    return answer


def on_event(event):
    try:
        if event.type == "object:state-changed:focused" and event.detail1:
            if is_below_document(event.source):
                announced.append({"kind": "focus", "text": event.source.get_name() or ""})
        elif event.type.startswith("object:children-changed:add"):
            if (event.source.get_attributes() or {}).get("container-live") in ("polite", "assertive"):
                announced.append({"kind": "live", "text": text_of(event.any_data)})
    except GLib.Error:
        pass


def text_of(node):
    """What would be read: the words of a line, wherever they stand in it."""
    if node is None:
        return ""
    words = [each.get_name() or "" for each in walk(node) if each.get_child_count() == 0]
    return " ".join(word.strip() for word in words if word.strip())


ANSWERS = {"controls": controls, "press": press, "heard": heard}
# The page may change under whoever reads it.
TRIES = 10


def answer(channel, _condition):
    line = channel.readline()
    if not line:
        loop.quit()
        return False
    tell(answered(json.loads(line)))
    return True


def answered(question):
    for _ in range(TRIES):
        try:
            return {"answer": ANSWERS[question["ask"]](question)}
        except GLib.Error as error:
            gone = error.message
    return {"error": gone}


def tell(what):
    # Others of this session print here too: ours begin with a mark.
    sys.stdout.write("> " + json.dumps(what) + "\n")
    sys.stdout.flush()


switch_on()
listener = Atspi.EventListener.new(on_event)
for kind in ("object:state-changed:focused", "object:children-changed:add"):
    listener.register(kind)
loop = GLib.MainLoop()
# Unbuffered: what Python had read ahead nobody would be woken for.
incoming = open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)
GLib.io_add_watch(GLib.IOChannel.unix_new(incoming.fileno()), GLib.IO_IN | GLib.IO_HUP, lambda _c, condition: answer(incoming, condition))
tell({"address": os.environ["DBUS_SESSION_BUS_ADDRESS"]})
loop.run()
