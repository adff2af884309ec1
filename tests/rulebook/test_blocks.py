from textwrap import dedent

from retruc.rulebook import Heading, Rule, Rules, Table, to_markdown, to_text

PAGE = (
    Heading("Truc", 1),
    Rule("Four play.", "seats"),
    Heading("Ties"),
    Heading("All of them", 3, "ties.all"),
    Rules((Rule("The mà leads.", "ties.opener"), Rule("The first decides.", code="ties.first=x"))),
    Rules((Rule("", code="a=b"),)),
    Table(("Call", "Pays"), (("Truc", "2"), ("a|b", "3"))),
)


def test_a_page_is_written_as_markdown():
    assert to_markdown(PAGE) == dedent(
        """\
        # Truc

        <a id="seats"></a>Four play.

        ## Ties

        ### All of them (ties.all)

        - <a id="ties.opener"></a>The mà leads.
        - `ties.first=x`: The first decides.

        - `a=b`

        | Call | Pays |
        | --- | --- |
        | Truc | 2 |
        | a\\|b | 3 |
        """
    )


def test_a_page_is_written_as_text():
    assert to_text(PAGE) == dedent(
        """\
        Truc
        ====

        Four play.

        Ties
        ----

        All of them (ties.all)

        - The mà leads.
        - ties.first=x: The first decides.

        - a=b

        Call  Pays
        ----  ----
        Truc  2
        a|b   3
        """
    )


def test_text_keeps_to_the_width():
    page = (
        Rules((Rule("one two three four five", code="a-b-c=d"),)),
        Table(("Left", "Right"), (("short", "some words that are too long to fit"),)),
    )
    assert to_text(page, 24) == dedent(
        """\
        - a-b-c=d: one two three
          four five

        Left   Right
        -----  -----------------
        short  some words that
               are too long to
               fit
        """
    )


def test_a_table_too_narrow_for_its_words_is_written_all_the_same():
    text = to_text((Table(("A", "B"), (("aaaaaaaaaa", "bbbbbbbbbb"),)),), 5)
    assert "aaaaaaaa" in text
    assert "bbbbbbbb" in text
