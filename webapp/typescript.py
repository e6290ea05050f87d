"""JSON Schema as pydantic writes it, made into TypeScript declarations."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

Schema = dict[str, Any]
Names = dict[str, str]  # of definitions, and of unions of words as they are written
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


class Schemas(GenerateJsonSchema):
    """What is sent is sent whole: a field with a default is there as well."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def declared(
    models: Iterable[type[BaseModel]], mode: Literal["validation", "serialization"], names: Names
) -> dict[str, str]:
    """The declarations of these models and of all they hold, by name."""
    _, schema = models_json_schema(
        [(model, mode) for model in models], schema_generator=Schemas, by_alias=True
    )
    return dict(_declarations(schema["$defs"], names))


def _declarations(schemas: dict[str, Schema], names: Names) -> Iterator[tuple[str, str]]:
    for key, schema in schemas.items():
        name = names.get(key, key)
        lines = [_comment(schema), f"export interface {name} {{\n"]
        required = schema.get("required", [])
        for field, of in schema.get("properties", {}).items():
            mark = "" if field in required else "?"
            lines.append(f"  readonly {field}{mark}: {typed(of, names)};\n")
        yield name, "".join([*lines, "}\n"])


def _comment(schema: Schema) -> str:
    text = schema.get("description", "").partition("\n\n")[0]
    return f"/** {' '.join(text.split())} */\n" if text else ""


def typed(schema: Schema, names: Names) -> str:
    """The TypeScript type of a JSON Schema. Raises KeyError for what our models do not use."""
    if "$ref" in schema:
        key: str = schema["$ref"].rpartition("/")[2]
        return names.get(key, key)
    if "anyOf" in schema or "oneOf" in schema:
        parts = [typed(each, names) for each in schema.get("anyOf") or schema["oneOf"]]
        return " | ".join(dict.fromkeys(parts))
    if "const" in schema:
        return _word(schema["const"])
    if "enum" in schema:
        union = " | ".join(map(_word, schema["enum"]))
        return names.get(union, union)
    if schema.get("type") == "array":
        return _array(schema, names)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        of = "unknown" if values is True else typed(values, names)
        return f"{{ readonly [key: string]: {of} }}"
    if "type" not in schema:
        return "unknown"
    return PLAIN[schema["type"]]


def _array(schema: Schema, names: Names) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(typed(each, names) for each in schema['prefixItems'])}]"
    of = typed(schema["items"], names)
    return f"readonly ({of})[]" if " | " in of or " " in of else f"readonly {of}[]"


def _word(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
